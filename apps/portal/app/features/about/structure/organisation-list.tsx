import { BOARD, DEPARTMENTS, FIREWALL, MANAGEMENT, OVERSIGHT } from './organisation.ts';
import styles from './organisation-list.module.css';

/** The chart in words: on phones it stands in its place. */
export function OrganisationList() {
  return (
    <ul className={styles.tree}>
      <li>
        <Named {...BOARD} />
        <ul>
          {OVERSIGHT.map(({ name, task, watches, how }) => (
            <li key={name}>
              <Named name={name} task={`${task}（独立监督${watches}：${how}）`} />
            </li>
          ))}
          <li>
            <Named {...MANAGEMENT} />
            <ul>
              {DEPARTMENTS.map(({ name, task, offices, walledOff }) => (
                <li key={name}>
                  <Named name={name} task={task} />
                  <p className={styles.offices}>{offices.join('、')}</p>
                  {walledOff && (
                    <p className={styles.firewall}>
                      {FIREWALL.name}：{FIREWALL.rule}
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </li>
        </ul>
      </li>
    </ul>
  );
}

const Named = ({ name, task }: { name: string; task: string }) => (
  <p>
    <strong>{name}</strong> <span className={styles.task}>{task}</span>
  </p>
);
