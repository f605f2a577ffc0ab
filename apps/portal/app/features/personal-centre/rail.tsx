import { LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { useLogOut } from '../account/index.ts';
import styles from './personal-centre.module.css';
import { SECTIONS, type SectionName, sectionAddress } from './sections.ts';

const NAMES = Object.keys(SECTIONS) as SectionName[];

/** The way between the sections, and out. */
export function Rail({ current }: { current: SectionName }) {
  const logOut = useLogOut();
  return (
    <nav className={styles.rail} aria-label="个人中心栏目">
      {NAMES.map((name) => {
        const { title, icon: Icon } = SECTIONS[name];
        return (
          <Link
            key={name}
            to={sectionAddress(name)}
            className={styles.railEntry}
            aria-current={name === current ? 'page' : undefined}
          >
            <Icon aria-hidden="true" />
            {title}
          </Link>
        );
      })}
      <button type="button" className={styles.railEntry} onClick={logOut}>
        <LogOut aria-hidden="true" />
        退出登录
      </button>
    </nav>
  );
}
