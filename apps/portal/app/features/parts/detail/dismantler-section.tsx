import type { PartDetail } from '@cheyantong/contract';
import { FactList } from '../../../shared/ui/fact-list.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { Section } from './section.tsx';

/** Who took the car apart. */
export function DismantlerSection({ part: { dismantler } }: { part: PartDetail }) {
  return (
    <Section id="dismantler">
      {dismantler ? (
        <FactList
          columns={1}
          facts={[
            { name: '企业名称', value: dismantler.name },
            { name: '资质编号', value: dismantler.licenseNo },
            { name: '地址', value: dismantler.address },
          ]}
        />
      ) : (
        <NoteBand tone="caution">供应商未登记拆解企业。</NoteBand>
      )}
    </Section>
  );
}
