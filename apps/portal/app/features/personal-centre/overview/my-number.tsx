import { LockKeyhole } from 'lucide-react';
import { PAGES } from '../../../pages.ts';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { LeadRows, useMyLeads } from '../../leads/index.ts';
import { sectionAddress } from '../sections.ts';
import { LEADS_SHOWN } from './limits.ts';
import { Part } from './part.tsx';

/** To whom the member's number went lately, and what they did with it. */
export function MyNumber() {
  const leads = useMyLeads(1, LEADS_SHOWN);
  return (
    <Part
      title="谁看过我的号码"
      remark="每次交给谁、谁看过、何时拨打，都在这里"
      all={{ to: sectionAddress('leads'), words: '全部询价' }}
      answer={leads}
      isEmpty={({ total }) => total === 0}
      nothing={{
        words: '还没有把号码交给任何商家。',
        to: PAGES.usedCarShowroom.path,
        action: '去看二手车',
      }}
    >
      {({ list }) => (
        <>
          <LeadRows leads={list} />
          <NoteBand icon={<LockKeyhole />}>
            撤回后商家须删除您的号码、不再联系；已经拨出的电话无法收回，可以投诉。
          </NoteBand>
        </>
      )}
    </Part>
  );
}
