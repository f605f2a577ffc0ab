import type { DbHandle } from '../../db/handle.ts';
import type { Feature } from '../../feature.ts';
import { Failure } from '../../http/failure.ts';
import { accountJobs } from './jobs.ts';
import { KnownSessions } from './known-sessions.ts';
import { type LoginDesk, logInKnown, memberWithPhone } from './log-in.ts';
import { Members } from './members.ts';
import { forget, personalData } from './personal-data.ts';
import type { MemberDesk } from './present-member.ts';
import { accountRoutes } from './routes.ts';
import { type CodeDesk, sendCode } from './send-code.ts';
import { type Notice, sendNotice } from './send-notice.ts';
import { type Device, Sessions } from './sessions.ts';
import { SmsCodes } from './sms-codes.ts';
import { watchSms } from './sms-watch.ts';

export { deviceOf } from './device-of.ts';
export { type Device, IS_ALIVE as IS_ALIVE_SESSION } from './sessions.ts';

interface AccountNeeds extends Omit<CodeDesk & LoginDesk & MemberDesk, 'watch'> {
  log: Parameters<typeof watchSms>[0];
}

/** Who asks for a code about a lead, as leads say it. */
type LeadCodeRequest = Pick<Parameters<typeof sendCode>[1], 'phone' | 'address' | 'ticket'>;

export const accountFeature = {
  create({ log, ...needs }: AccountNeeds) {
    const desk: CodeDesk & LoginDesk & MemberDesk = { ...needs, watch: watchSms(log) };
    const sessions = new KnownSessions(desk.db);
    return {
      routes: (app) => accountRoutes(app, { ...desk, sessions }),
      jobs: accountJobs(desk.db),

      /** The member a token stands for. */
      authenticate: (token: string) => sessions.memberOf(token),

      async phoneOf(handle: DbHandle, memberId: bigint): Promise<string> {
        return (await new Members(handle).find(String(memberId)))?.mobile ?? '';
      },

      /** For those who are recognised otherwise than by a code. */
      otherLogins: {
        memberWithPhone: (tx: DbHandle, phone: string) => memberWithPhone(desk, tx, phone),
        logIn: (tx: DbHandle, memberId: bigint, device: Device) => logInKnown(desk, tx, memberId, device),
        sessionOf: (handle: DbHandle, token: string) => new Sessions(handle).idOf(token),
      },

      personalData,
      async forget(tx: DbHandle, memberId: bigint) {
        sessions.areChanging(String(memberId));
        await forget(tx, memberId);
      },

      /** Proof that whoever closes the account holds its phone. */
      closingCodes: {
        send: async (memberId: string, { address, ticket }: Omit<LeadCodeRequest, 'phone'>) => {
          const member = await new Members(desk.db).find(memberId);
          if (!member) throw new Failure('A0230');
          const phone = member.mobile;
          return sendCode(desk, { phone, purpose: 'closing', askedBy: memberId, address, ticket });
        },
        async verify(handle: DbHandle, memberId: string, code: string) {
          const phone = (await new Members(handle).find(memberId))?.mobile ?? '';
          const holder = { id: memberId };
          return new SmsCodes(handle, desk.appSecret).consume({ phone, code, purpose: 'closing', holder });
        },
      },

      sendNotice: (notice: Notice) => sendNotice(desk, notice),

      /** Proof that a phone may be called about a lead. */
      leadCodes: {
        sendCode: (memberId: string, request: LeadCodeRequest) =>
          sendCode(desk, { ...request, purpose: 'lead', askedBy: memberId }),
        verifyCode: (handle: DbHandle, memberId: string, claim: { phone: string; code: string }) =>
          new SmsCodes(handle, desk.appSecret).consume({
            ...claim,
            purpose: 'lead',
            holder: { id: memberId },
          }),
      },
    };
  },
} satisfies Feature<AccountNeeds>;
