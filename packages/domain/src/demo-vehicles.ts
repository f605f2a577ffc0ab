/** What the simulated providers do with a car; every other valid VIN gets a generated demonstration report. */
export type DemoBehaviour = 'good' | 'troubled' | 'nothing' | 'slow' | 'failing' | 'garbage';

interface DemoVehicle {
  vin: string;
  newEnergy: boolean;
  behaviour: DemoBehaviour;
  about: string;
}

/** Cars to try the portal with; docs/demo.md lists them. */
export const DEMO_VEHICLES: readonly DemoVehicle[] = [
  { vin: 'LFV2A21J7M3000101', newEnergy: false, behaviour: 'good', about: '汽油车，记录良好' },
  { vin: 'LHGRU1841M8000305', newEnergy: false, behaviour: 'troubled', about: '汽油车，有大事故与里程疑点' },
  { vin: 'LFV2A21JXN3000207', newEnergy: false, behaviour: 'nothing', about: '汽油车，查无记录，自动退款' },
  { vin: 'LFV3A23C3P3000409', newEnergy: false, behaviour: 'slow', about: '汽油车，服务机构答复较慢' },
  {
    vin: 'LFV2A21J6M3000509',
    newEnergy: false,
    behaviour: 'failing',
    about: '汽油车，服务机构查询失败，自动退款',
  },
  {
    vin: 'LFV2A21J2M3000913',
    newEnergy: false,
    behaviour: 'garbage',
    about: '汽油车，服务机构先发来无法识别的内容',
  },
  { vin: 'LRW3E7FS0NC000616', newEnergy: true, behaviour: 'good', about: '纯电动车，电池健康' },
  { vin: 'LRWYGCEK1PC000718', newEnergy: true, behaviour: 'troubled', about: '纯电动车，电池衰减明显' },
  { vin: 'LRW3E7FS2NC001119', newEnergy: true, behaviour: 'nothing', about: '纯电动车，查无记录，自动退款' },
];

export const demoBehaviourOf = (vin: string): DemoBehaviour =>
  DEMO_VEHICLES.find((vehicle) => vehicle.vin === vin)?.behaviour ?? 'good';
