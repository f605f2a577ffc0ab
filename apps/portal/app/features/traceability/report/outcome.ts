import type { TraceVerdict } from '@cheyantong/domain';
import { CircleHelp, TriangleAlert } from 'lucide-react';
import { VERDICTS, type VerdictLook } from '../verdicts.ts';
import type { CheckResult } from './check-query.ts';

/** What a check comes to, in words. */
export interface Outcome {
  look: Pick<VerdictLook, 'tone' | 'icon'>;
  title: string;
  sentence: string;
}

const CAUTION = { tone: 'caution', icon: TriangleAlert } as const;

export function outcomeOf({ answer, signature }: CheckResult): Outcome {
  if (answer.verdict === 'unknown') {
    return {
      look: VERDICTS.unknown,
      title: '查无此报告',
      sentence:
        '可能抄错一位，也可能不是本平台签发的。查无不等于假：请对照报告首页改一位再查，或向出具方核实。',
    };
  }
  if (signature === 'invalid') {
    return {
      look: VERDICTS.altered,
      title: '签名不符',
      sentence: '签名与内容对不上，内容可能被改动过。请不要采信，先别付款，保留文件并举报。',
    };
  }
  if (answer.verdict === 'withdrawn') {
    return {
      look: VERDICTS.withdrawn,
      title: '已撤回',
      sentence: `平台已撤回这份报告${answer.withdrawnReason ? `，原因：${answer.withdrawnReason}` : ''}。不能再作为依据，${answer.supersededBy ? '请看新报告。' : '需要时请重新查一份。'}`,
    };
  }
  if (answer.verdict === 'superseded') {
    return {
      look: CAUTION,
      title: '已被新报告替代',
      sentence: '这份报告确由平台签发，但已有更新的一份，请以新报告为准。',
    };
  }
  if (signature === 'unchecked') {
    return {
      look: { tone: 'neutral', icon: CircleHelp },
      title: '平台登记为有效',
      sentence: '签名要由您的浏览器用平台公布的公钥验证过才算数。',
    };
  }
  if (signature === 'unsupported') {
    return {
      look: CAUTION,
      title: '平台登记为有效，本浏览器未能验签',
      sentence:
        '这个浏览器不支持所用的签名算法，没能自己验证。请换用新版浏览器，或用下方的 OpenSSL 命令验证。',
    };
  }
  return {
    look: VERDICTS.genuine,
    title: '真实有效',
    sentence: '签名由您的浏览器用平台公布的公钥验证通过，内容自签发起没有改动。',
  };
}

/** The same in one of the four words; undefined: not known yet. */
export function verdictOf({ answer, signature }: CheckResult): TraceVerdict | undefined {
  if (answer.verdict === 'unknown') return 'unknown';
  if (signature === 'unchecked') return undefined;
  if (signature === 'invalid') return 'altered';
  return answer.verdict === 'withdrawn' ? 'withdrawn' : 'genuine';
}
