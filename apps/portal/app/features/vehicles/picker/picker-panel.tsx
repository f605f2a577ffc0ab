import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { CascaderPanel } from '../../../shared/ui/cascader/cascader-panel.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { pathWords, type VehicleNode } from '../vehicle-node.ts';
import { brandsQuery, childrenQuery } from './catalogue-queries.ts';
import { FoundVehicles } from './found-vehicles.tsx';
import { rememberVehicle, useRecentVehicles } from './recent-vehicles.ts';
import styles from './vehicle-picker.module.css';

type Path = readonly VehicleNode[];

interface PickerPanelProps {
  value: Path;
  onChange: (path: Path) => void;
}

/** A box to search in, shortcuts, and the whole catalogue by letter. */
export default function PickerPanel({ value, onChange }: PickerPanelProps) {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  /** Where the columns open. */
  const [start, setStart] = useState(value);

  function choose(path: Path): void {
    rememberVehicle(path);
    onChange(path);
  }

  /** A model ends the search, anything less opens the columns there. */
  function goTo(path: Path): void {
    setTyped('');
    if (path.length === 3) choose(path);
    else setStart(path);
  }

  return (
    <>
      <TextInput
        keyboard="search"
        size="small"
        aria-label="查找车型"
        placeholder="搜品牌或车系，拼音首字母也行"
        prefix={<Search aria-hidden="true" />}
        clearable
        value={typed}
        onValueChange={setTyped}
      />
      {typed.trim() === '' ? (
        <>
          <Shortcuts onGo={goTo} />
          <div className={styles.columns}>
            <CascaderPanel<VehicleNode>
              key={start.map(({ id }) => id).join()}
              label="车型"
              value={start}
              onChange={choose}
              loadChildren={(parent) => queryClient.fetchQuery(childrenQuery(parent))}
              isLeaf={({ kind }) => kind === 'model'}
            />
          </div>
        </>
      ) : (
        <FoundVehicles typed={typed.trim()} onGo={goTo} />
      )}
    </>
  );
}

/** What was chosen lately, and the brands most people look for. */
function Shortcuts({ onGo }: { onGo: (path: Path) => void }) {
  const recent = useRecentVehicles();
  const { data: brands = [] } = useQuery(brandsQuery);
  const hot = brands.filter(({ isHot }) => isHot);
  return (
    <>
      {recent.length > 0 && <ShortcutRow name="最近选过" paths={recent} onGo={onGo} />}
      {hot.length > 0 && <ShortcutRow name="热门品牌" paths={hot.map(({ node }) => [node])} onGo={onGo} />}
    </>
  );
}

interface ShortcutRowProps {
  name: string;
  paths: readonly Path[];
  onGo: (path: Path) => void;
}

const ShortcutRow = ({ name, paths, onGo }: ShortcutRowProps) => (
  <section className={styles.row} aria-label={name}>
    <span className={styles.name}>{name}</span>
    <span className={styles.chips}>
      {paths.map((path) => (
        <button key={path.at(-1)?.id} type="button" className={styles.chip} onClick={() => onGo(path)}>
          {pathWords(path)}
        </button>
      ))}
    </span>
  </section>
);
