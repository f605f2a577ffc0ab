import type { Simulator } from '../simulator.ts';
import { registerJsonRoutes } from './json-routes.ts';
import { registerOrderRoutes } from './order-routes.ts';
import { registerProvidersPage } from './page/providers-page.ts';
import { RequestBook } from './request-book.ts';
import { SimulatedProvider } from './simulated-provider.ts';

export const providersSimulator: Simulator = {
  title: '报告服务机构',
  description:
    '代替检测、维修、出险、电池与估值机构：验签接单，稍后以签名回调答复，也会很慢、失败、查无记录或答非所问。',
  path: '/providers',
  register(app, { now }) {
    const book = new RequestBook();
    const provider = new SimulatedProvider(now);
    app.addHook('onClose', async () => provider.close());
    registerOrderRoutes(app, book, provider, now);
    registerJsonRoutes(app, book, provider);
    registerProvidersPage(app, book);
  },
};
