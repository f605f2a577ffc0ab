import type { Member } from '@cheyantong/contract';
import { BadgeCheck, CircleAlert, Hourglass, type LucideIcon } from 'lucide-react';
import { PAGES } from '../../../pages.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import styles from './profile.module.css';

interface Look {
  words: string;
  tone: 'caution' | 'brand' | 'good' | 'bad';
  icon: LucideIcon;
}

const LOOKS: Record<Member['authStatus'], Look> = {
  0: { words: '未认证', tone: 'caution', icon: CircleAlert },
  1: { words: '审核中', tone: 'brand', icon: Hourglass },
  2: { words: '已认证', tone: 'good', icon: BadgeCheck },
  3: { words: '认证未通过', tone: 'bad', icon: CircleAlert },
};

const COMPANY = 2;

/** How far the certification is; it leads to its page. */
export function CertificationBadge({ authType, authStatus }: Pick<Member, 'authType' | 'authStatus'>) {
  const { words, tone, icon: Icon } = LOOKS[authStatus];
  return (
    <Link to={PAGES.authentication.path} className={styles.badge}>
      <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
        {authType === COMPANY ? `企业${words}` : words}
      </Badge>
    </Link>
  );
}
