/** What a page of the portal is shown in: a browser, WeChat's browser, or the web-view of our mini-program. */
export type Host = 'browser' | 'wechat' | 'miniProgram';

/** WeChat says so in its agent, and names the mini-program whose web-view it is. */
export function hostOfAgent(agent: string): Host {
  if (!/MicroMessenger/i.test(agent)) return 'browser';
  return /miniProgram/i.test(agent) ? 'miniProgram' : 'wechat';
}
