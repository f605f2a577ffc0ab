import { useCurrentPage } from '../../shared/navigation/current-page.ts';
import { useSettings } from '../../shared/settings.ts';
import Dialog from '../../shared/ui/dialog-layer.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { isWithin, menuFor } from '../side-menu/menu.ts';
import { ElderSwitch } from './elder-switch.tsx';
import styles from './mobile-menu.module.css';

export interface MobileMenuProps {
  open: boolean;
  onClose: () => void;
}

export default function MobileMenu({ open, onClose }: MobileMenuProps) {
  const { appEnv } = useSettings();
  const { id: current } = useCurrentPage();
  return (
    <Dialog open={open} onClose={onClose} title="全部栏目">
      <nav aria-label="主菜单">
        <ul>
          {menuFor(appEnv).map((entry) => {
            const { id, name, path, icon: Icon, sub } = entry;
            return (
              <li key={id} className={styles.entry}>
                <Link
                  to={path}
                  className={styles.link}
                  data-active={isWithin(current, entry)}
                  onClick={onClose}
                >
                  <Icon className={styles.icon} aria-hidden="true" />
                  {name}
                </Link>
                {sub.length > 0 && (
                  <ul className={styles.sub}>
                    {sub.map((page) => (
                      <li key={page.path}>
                        <Link to={page.path} className={styles.subLink} onClick={onClose}>
                          {page.name}
                        </Link>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
      <div className={styles.foot}>
        <ElderSwitch />
      </div>
    </Dialog>
  );
}
