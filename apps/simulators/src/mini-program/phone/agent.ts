import { SIMULATED_MINI_PROGRAM } from '@cheyantong/domain';

/** What an iPhone's web-view inside of a mini-program says of itself. */
export const PHONE_AGENT = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)',
  'AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  'MicroMessenger/8.0.60(0x18003c2f) NetType/WIFI Language/zh_CN',
  `miniProgram/${SIMULATED_MINI_PROGRAM.miniProgram.appId}`,
].join(' ');
