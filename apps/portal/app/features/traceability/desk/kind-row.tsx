import { CODE_KIND_NAMES, CODE_KINDS, type CodeKind } from '@cheyantong/domain';
import { BatteryCharging, CarFront, Check, FileText, type LucideIcon, Package } from 'lucide-react';
import styles from './kind-row.module.css';

const KIND_ICONS: Record<CodeKind, LucideIcon> = {
  report: FileText,
  part: Package,
  battery: BatteryCharging,
  vin: CarFront,
};

interface KindRowProps {
  /** The kind that was recognised. */
  current: CodeKind | null;
  onExample: (code: string) => void;
}

/** The kinds of code, where each is found, and one of each to try. */
export function KindRow({ current, onExample }: KindRowProps) {
  return (
    <ul className={styles.kinds} aria-label="可以查询的编号">
      {CODE_KIND_NAMES.map((kind) => {
        const { label, where, example } = CODE_KINDS[kind];
        const Icon = KIND_ICONS[kind];
        return (
          <li key={kind} className={styles.kind} data-current={kind === current || undefined}>
            <Icon className={styles.icon} aria-hidden="true" />
            <div className={styles.words}>
              <p className={styles.label}>{label}</p>
              <p className={styles.where}>{where}</p>
              <button
                type="button"
                className={styles.example}
                aria-label={`填入${label}示例 ${example}`}
                onClick={() => onExample(example)}
              >
                {example}
              </button>
            </div>
            {kind === current && <Check className={styles.check} aria-hidden="true" />}
          </li>
        );
      })}
    </ul>
  );
}
