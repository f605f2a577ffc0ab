import type { TraceVerdict } from '@cheyantong/domain';
import type { CheckResult } from './check-query.ts';

export type Tone = 'good' | 'neutral' | 'caution' | 'bad';

/** What a check comes to, in words. */
export interface Outcome {
  tone: Tone;
  title: string;
  sentence: string;
}

export function outcomeOf({ answer, signature }: CheckResult): Outcome {
  if (answer.verdict === 'unknown') {
    return {
      tone: 'neutral',
      title: '查无此报告',
      sentence:
        '平台没有签发过这个编号的报告。查无不等于假：请先核对编号；若编号无误，这份报告不是本平台签发的。',
    };
  }
  if (signature === 'invalid') {
    return {
      tone: 'bad',
      title: '签名不符',
      sentence: '签名与内容对不上，内容可能被改动过。请不要采信，并联系客服核实。',
    };
  }
  if (answer.verdict === 'withdrawn') {
    return {
      tone: 'bad',
      title: '已撤回',
      sentence: `平台已撤回这份报告${answer.withdrawnReason ? `，原因：${answer.withdrawnReason}` : ''}。请不要再作为依据。`,
    };
  }
  if (answer.verdict === 'superseded') {
    return {
      tone: 'caution',
      title: '已被新报告替代',
      sentence: '这份报告确由平台签发，但已有更新的一份，请以新报告为准。',
    };
  }
  if (signature === 'unsupported') {
    return {
      tone: 'caution',
      title: '平台登记为有效，本浏览器未能验签',
      sentence:
        '这个浏览器不支持所用的签名算法，没能自己验证。请换用新版浏览器，或用下方的 OpenSSL 命令验证。',
    };
  }
  return {
    tone: 'good',
    title: '真实有效',
    sentence: '签名由您的浏览器用平台公布的公钥验证通过，内容自签发起没有改动。',
  };
}

/** The same in one of the four words. */
export function verdictOf({ answer, signature }: CheckResult): TraceVerdict {
  if (answer.verdict === 'unknown') return 'unknown';
  if (signature === 'invalid') return 'altered';
  return answer.verdict === 'withdrawn' ? 'withdrawn' : 'genuine';
}
