import type { TraceVerdict } from '@cheyantong/domain';
import { ArchiveX, CircleHelp, type LucideIcon, ShieldAlert, ShieldCheck } from 'lucide-react';

export interface VerdictLook {
  word: string;
  /** One line under the word. */
  short: string;
  tone: 'good' | 'neutral' | 'bad' | 'caution';
  icon: LucideIcon;
}

/** The four answers there are. Unknown is neutral: what is not in our records is not thereby false. */
export const VERDICTS: Record<TraceVerdict, VerdictLook> = {
  genuine: { word: '真', short: '记录完整，没有被改动', tone: 'good', icon: ShieldCheck },
  unknown: { word: '查无', short: '平台没有这个码的记录', tone: 'neutral', icon: CircleHelp },
  altered: { word: '被改动', short: '内容与签发时不一致', tone: 'bad', icon: ShieldAlert },
  withdrawn: { word: '已撤回', short: '曾经有效，现已作废', tone: 'caution', icon: ArchiveX },
};
