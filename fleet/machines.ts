/** The machines of deploy/README.md, each with the address it has there. */
export const MACHINES = {
  balancer: '10.0.0.1',
  vendors: '10.0.0.3',
  'gateway-one': '10.0.0.11',
  'gateway-two': '10.0.0.12',
  'gateway-three': '10.0.0.13',
  'database-one': '10.0.0.21',
  'database-two': '10.0.0.22',
  'database-three': '10.0.0.23',
} as const;

export type Machine = keyof typeof MACHINES;
export type GatewayMachine = Extract<Machine, `gateway-${string}`>;
export type DatabaseMachine = Extract<Machine, `database-${string}`>;

export const ALL_MACHINES = Object.keys(MACHINES) as Machine[];
export const GATEWAYS = ['gateway-one', 'gateway-two', 'gateway-three'] as const;
export const DATABASES = ['database-one', 'database-two', 'database-three'] as const;

/** Where whoever tries the fleet stands: this machine itself, with several addresses, as visitors have. */
export const OUTSIDE = { address: '10.0.0.254', visitors: visitorAddresses(8) };

function visitorAddresses(many: number): string[] {
  return Array.from({ length: many }, (_, at) => `10.0.0.${101 + at}`);
}

/** `one`, as the example's files call a member of its kind. */
export const shortName = (machine: Machine): string => machine.split('-').at(-1) ?? machine;

export const PORTS = { gateway: 8080, simulators: 8090, patroni: 8008, postgres: 5432 } as const;
export const PORTAL_URL = `https://${MACHINES.balancer}`;
export const SIMULATORS_URL = `http://${MACHINES.vendors}:${PORTS.simulators}`;
