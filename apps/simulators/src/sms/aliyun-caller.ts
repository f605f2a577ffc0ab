import { randomUUID } from 'node:crypto';
import { SIMULATED_SMS } from '@cheyantong/domain';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { signAcs3 } from '../clouds/aliyun/signature.ts';
import { sha256Hex } from '../clouds/vendor-request.ts';

interface Call {
  phone: string;
  code?: string;
  action?: string;
  accessKeyId?: string;
  accessKeySecret?: string;
}

/** Calls SendSms as a caller without the SDK would; for the simulator's own tests. */
export function callAliyun(app: FastifyInstance, call: Call): Promise<LightMyRequestResponse> {
  const query = new URLSearchParams({
    PhoneNumbers: call.phone,
    SignName: SIMULATED_SMS.signName,
    TemplateCode: SIMULATED_SMS.templates['login-code'],
    TemplateParam: JSON.stringify({ code: call.code ?? '482913', minutes: '5' }),
  }).toString();
  const headers = {
    host: 'dysmsapi.aliyuncs.com',
    'x-acs-action': call.action ?? 'SendSms',
    'x-acs-content-sha256': sha256Hex(''),
    'x-acs-date': new Date().toISOString(),
    'x-acs-signature-nonce': randomUUID(),
    'x-acs-version': '2017-05-25',
  };
  const signedHeaders = Object.keys(headers);
  const signature = signAcs3(
    { method: 'POST', path: '/', query, headers, body: Buffer.alloc(0) },
    signedHeaders,
    call.accessKeySecret ?? SIMULATED_SMS.accessKeySecret,
  );
  const credential = call.accessKeyId ?? SIMULATED_SMS.accessKeyId;
  const authorization = `ACS3-HMAC-SHA256 Credential=${credential},SignedHeaders=${signedHeaders.join(';')},Signature=${signature}`;
  return app.inject({ method: 'POST', url: `/?${query}`, headers: { ...headers, authorization } });
}
