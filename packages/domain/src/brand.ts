export type AppEnv = 'production' | 'development';

export const PRODUCT_NAME = '车研通';
export const MINI_PROGRAM_NAME = '车研通小程序';

/** What the shell shows of the operator; the test environment must be told from the real one at a glance. */
export const OPERATOR = {
  production: {
    company: '车研汽车技术研究集团',
    companyLines: ['车研汽车', '技术研究集团'],
  },
  development: {
    company: '车研汽车技术研究集团（测试环境）',
    companyLines: ['车研汽车', '测试环境'],
  },
} as const satisfies Record<AppEnv, { company: string; companyLines: [string, string] }>;
