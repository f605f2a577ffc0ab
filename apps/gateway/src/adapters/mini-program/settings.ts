import { SIMULATED_MINI_PROGRAM } from '@cheyantong/domain';

export interface WechatApp {
  appId: string;
  secret: string;
}

export interface MiniProgramAccounts {
  baseUrl: string;
  /** Where people log in; null: nobody can. */
  miniProgram: WechatApp | null;
  /** The official account whose JS-SDK our pages use in WeChat; null: they do without scanning and sharing. */
  jsSdk: WechatApp | null;
}

/** As read from the environment; an empty text means "not set". */
interface MiniProgramEnvironment {
  MINI_PROGRAM_BASE_URL: string;
  MINI_PROGRAM_APP_ID: string;
  MINI_PROGRAM_SECRET: string;
  JS_SDK_APP_ID: string;
  JS_SDK_SECRET: string;
}

const PAIRS = [
  ['MINI_PROGRAM_APP_ID', 'MINI_PROGRAM_SECRET'],
  ['JS_SDK_APP_ID', 'JS_SDK_SECRET'],
] as const;

/** Without an account of ours the simulator is asked, while it is on. */
export function miniProgramSettings(
  env: MiniProgramEnvironment,
  simulatorsUrl: string | null,
): MiniProgramAccounts {
  const hasAccount = PAIRS.some(([appId]) => env[appId] !== '');
  if (simulatorsUrl && !hasAccount) return { baseUrl: simulatorsUrl, ...SIMULATED_MINI_PROGRAM };
  const [miniProgram, jsSdk] = PAIRS.map(([appId, secret]) =>
    env[appId] === '' ? null : { appId: env[appId], secret: env[secret] },
  );
  return {
    baseUrl: env.MINI_PROGRAM_BASE_URL.replace(/\/+$/, ''),
    miniProgram: miniProgram ?? null,
    jsSdk: jsSdk ?? null,
  };
}

/** Half an account is a mistake, and would only show when somebody logs in. */
export function halfSetMiniProgram(env: MiniProgramEnvironment): string[] {
  const missing = PAIRS.flatMap((pair) => {
    const unset = pair.filter((name) => env[name] === '');
    return unset.length === 1 ? unset : [];
  });
  return missing.length > 0 ? [`${missing.join('、')} 未设置`] : [];
}
