import { CityPicker } from './city-picker.tsx';
import { ElderSwitch } from './elder-switch.tsx';
import { Logo } from './logo.tsx';
import { MiniProgramPopover } from './mini-program-popover.tsx';
import styles from './top-bar.module.css';
import { UserArea } from './user-area.tsx';

/** The desktop bar; on /login the city is not asked for. */
export function TopBar({ cityHidden }: { cityHidden: boolean }) {
  return (
    <header className={styles.bar} data-print="hide">
      <div className={styles.inner}>
        <Logo />
        {!cityHidden && <CityPicker />}
        <div className={styles.tools}>
          <ElderSwitch />
          <MiniProgramPopover />
          <UserArea />
        </div>
      </div>
    </header>
  );
}
