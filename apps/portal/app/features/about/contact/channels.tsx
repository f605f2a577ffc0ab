import { type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSettings } from '../../../shared/settings.ts';
import styles from './contact.module.css';
import { OFFICE } from './office.ts';

/** Ways to us that need no form. */
export function Channels() {
  const { servicePhone } = useSettings().footer;
  return (
    <ul className={styles.channels}>
      {servicePhone && (
        <Channel icon={Phone} name={<a href={`tel:${servicePhone}`}>{servicePhone}</a>}>
          {OFFICE.phoneHours}，长者直接转人工
        </Channel>
      )}
      <Channel icon={Mail} name={OFFICE.mail}>
        投诉与更正请在标题写编号
      </Channel>
      <Channel icon={MapPin} name={OFFICE.address}>
        {OFFICE.visitHours}，现场可查看规程纸质版
      </Channel>
    </ul>
  );
}

interface ChannelProps {
  icon: LucideIcon;
  name: ReactNode;
  children: ReactNode;
}

const Channel = ({ icon: Icon, name, children }: ChannelProps) => (
  <li className={styles.channel}>
    <span className={styles.tile} aria-hidden="true">
      <Icon />
    </span>
    <div>
      <p className={styles.name}>{name}</p>
      <p className={styles.when}>{children}</p>
    </div>
  </li>
);
