import type { AuthInfo } from '@cheyantong/contract';
import { HIGHER_LIMITS } from '@cheyantong/domain';
import { BadgeCheck, Gauge, ReceiptText, ShieldCheck } from 'lucide-react';
import { QRCodeSVG } from 'qrcode.react';
import { useIsMobile } from '../../shared/settings.ts';
import { Card } from '../../shared/ui/card.tsx';
import styles from './aside.module.css';

const QR_PX = 112;

const REASONS = [
  { icon: ReceiptText, title: '开发票省事', text: '企业认证后，抬头和税号自动带出' },
  { icon: BadgeCheck, title: '订单有认证标记', text: '服务商知道下单的是本人或本企业' },
  { icon: Gauge, title: '额度更高', text: HIGHER_LIMITS },
  { icon: ShieldCheck, title: '防止冒用', text: '同一证件在别的账号提交过，审核时看得到' },
];

/** Why, what becomes of the photos, and the phone. */
export function Aside({ info }: { info: AuthInfo }) {
  const isMobile = useIsMobile();
  return (
    <aside className={styles.aside} aria-label="认证说明">
      <Card title="为什么要认证">
        <ul className={styles.reasons}>
          {REASONS.map(({ icon: Icon, title, text }) => (
            <li key={title} className={styles.reason}>
              <Icon aria-hidden="true" />
              <div>
                <p className={styles.name}>{title}</p>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className={styles.foot}>只看车、估值、查溯源码，不需要认证。</p>
      </Card>
      <Card title="您的照片去了哪里">
        <dl className={styles.facts}>
          <Fact name="存放" value="逐份加密" />
          <Fact name="谁能看" value="审核人员，逐次留痕" />
          <Fact name="保留" value={`审核结束 ${info.photosKeptDays} 天后删除`} />
          <Fact name="已被查看" value={`${info.photosViewed} 次`} />
        </dl>
      </Card>
      {!isMobile && <ToPhone />}
    </aside>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

/** The same page on a device with a better camera. What was filled in here stays here, and that is said. */
function ToPhone() {
  return (
    <Card>
      <div className={styles.phone}>
        <QRCodeSVG value={location.href} size={QR_PX} marginSize={1} title="本页地址的二维码" />
        <div>
          <h2 className={styles.phoneTitle}>手机拍更清楚</h2>
          <p className={styles.text}>
            扫码在手机上打开本页，登录后拍照、签名并提交。这里已填的内容不会带过去。
          </p>
        </div>
      </div>
    </Card>
  );
}
