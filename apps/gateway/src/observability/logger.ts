import { maskText } from '@cheyantong/domain';
import type { LoggerOptions } from 'pino';

/** Structured lines in which no phone, ID number, VIN or credential stands, whoever wrote the line. */
export const loggerOptions = (level: string): LoggerOptions => ({
  level,
  redact: ['req.headers.authorization', 'req.headers.cookie'],
  serializers: {
    req: (request) => ({ method: request.method, url: request.url, address: request.ip }),
  },
  hooks: { streamWrite: maskText },
});
