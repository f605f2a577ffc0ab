import { SERVICES, type Service } from '@cheyantong/domain';
import { Link } from '../../../shared/ui/link.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import styles from './sample-note.module.css';

/** Nobody may take the sample for a report about a real car. */
export function SampleNote({ service }: { service: Service }) {
  const { name, path } = SERVICES[service];
  return (
    <NoteBand>
      <strong>这是样例：</strong>车辆、记录与结论均为虚构的演示数据，只说明报告里有什么。需要查自己的车，请
      <Link to={path} className={styles.link}>
        去下单{name}
      </Link>
      。
    </NoteBand>
  );
}
