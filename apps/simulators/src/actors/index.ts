import type { Simulator } from '../simulator.ts';
import { ActorDesk } from './actor-desk.ts';
import { registerJsonRoutes } from './json-routes.ts';
import { registerActorsPage } from './page/actors-page.ts';
import { PortalClient } from './portal-client.ts';

export const actorsSimulator: Simulator = {
  title: '溯源企业',
  description:
    '代替拆解企业、检测机构、供应商、电池厂与再生企业：用各自的私钥为一步签名并送到门户，也会重放、走错时钟、拿错公钥或送来不合流程的一步。',
  path: '/actors',
  register(app, { now, portalUrl }) {
    const desk = new ActorDesk(new PortalClient(portalUrl), now);
    registerJsonRoutes(app, desk);
    registerActorsPage(app, desk);
  },
};
