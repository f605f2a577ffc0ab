import { engine, gearbox, steeringGear } from './assemblies.ts';
import { bumperFront, bumperRear } from './bumpers.ts';
import { caliper, controlArm, damper, driveShaft, stabiliser, wheel } from './chassis.ts';
import { condenser, coolingFan, radiator } from './cooling.ts';
import { camera, centreScreen, instrumentCluster } from './displays.ts';
import { doorFront, doorRear } from './doors.ts';
import { doorGlass, mirror, rearWindow, sunroof } from './glass.ts';
import { chargePort, charger, dcdc, electricCompressor } from './high-voltage.ts';
import { muffler, throttle } from './intake-and-exhaust.ts';
import { seat, shifter, steeringWheel } from './interior.ts';
import { fogLamp, headlamp, stopLamp, tailLamp } from './lamps.ts';
import { alternator, compressor, starter } from './machines.ts';
import { windowMotor, wiperMotor } from './motors.ts';
import { bonnet, fender, grille, tailgate } from './panels.ts';
import { onTile } from './tile.ts';
import { armrest, doorTrim } from './trim.ts';

const DRAWINGS = {
  'bumper-front': bumperFront,
  'bumper-rear': bumperRear,
  bonnet,
  fender,
  'door-front': doorFront,
  'door-rear': doorRear,
  tailgate,
  grille,
  headlamp,
  'tail-lamp': tailLamp,
  'fog-lamp': fogLamp,
  'stop-lamp': stopLamp,
  mirror,
  'door-glass': doorGlass,
  'rear-window': rearWindow,
  sunroof,
  wheel,
  damper,
  'control-arm': controlArm,
  caliper,
  'drive-shaft': driveShaft,
  stabiliser,
  alternator,
  starter,
  compressor,
  'instrument-cluster': instrumentCluster,
  'centre-screen': centreScreen,
  'window-motor': windowMotor,
  'wiper-motor': wiperMotor,
  camera,
  radiator,
  condenser,
  'cooling-fan': coolingFan,
  throttle,
  muffler,
  seat,
  'steering-wheel': steeringWheel,
  shifter,
  armrest,
  'door-trim': doorTrim,
  charger,
  dcdc,
  'charge-port': chargePort,
  'electric-compressor': electricCompressor,
  engine,
  gearbox,
  'steering-gear': steeringGear,
} satisfies Record<string, () => string>;

/** A kind of reused car part that can be shown. */
export type SpareId = keyof typeof DRAWINGS;

export const SPARES = Object.keys(DRAWINGS) as readonly SpareId[];

/** The picture of a reused part, as one SVG document of 4:3. */
export const drawSpare = (id: SpareId): string => onTile(id, DRAWINGS[id]());
