import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { CopyReportLink } from './copy-report-link.tsx';
import styles from './hand-check.module.css';

interface PhysicalCheck {
  icon: LucideIcon;
  name: string;
  what: string;
}

/** The code is genuine; whether the thing in one's hands is, no page can tell. */
export function HandCheck({ code, checks }: { code: string; checks: readonly PhysicalCheck[] }) {
  const [right, setRight] = useState<readonly string[]>([]);
  const toggle = (name: string, on: boolean) =>
    setRight(on ? [...right, name] : right.filter((other) => other !== name));
  const isAllRight = right.length === checks.length;
  return (
    <Card title="是您手上的这一件吗？">
      <p className={styles.lead}>码是真的，不等于件是真的。请对照实物：</p>
      <ul>
        {checks.map(({ icon: Icon, name, what }) => (
          <li key={name} className={styles.check}>
            <span className={styles.icon}>
              <Icon aria-hidden="true" />
            </span>
            <div className={styles.words}>
              <p className={styles.name}>{name}</p>
              <p className={styles.what}>{what}</p>
            </div>
            <Checkbox
              aria-label={`${name}对得上`}
              checked={right.includes(name)}
              onCheckedChange={(on) => toggle(name, on)}
            />
          </li>
        ))}
      </ul>
      <div aria-live="polite">
        {isAllRight && <NoteBand tone="good">都对得上：码与手上的这一件一致。</NoteBand>}
      </div>
      <div className={styles.actions} data-print="hide">
        <Button tone="secondary" size="small" onClick={() => setRight(checks.map(({ name }) => name))}>
          都对得上
        </Button>
        <CopyReportLink code={code} tone="quiet">
          对不上，举报
        </CopyReportLink>
      </div>
    </Card>
  );
}
