import { Card } from '../../shared/ui/card.tsx';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { AgreementLink, type useConsentTo } from '../agreements/index.ts';
import styles from './consent-card.module.css';

interface ConsentCardProps {
  consent: ReturnType<typeof useConsentTo>;
  keptDays: number;
}

/** Asked by itself, before the first photo leaves the browser; never ticked beforehand. */
export function ConsentCard({ consent, keptDays }: ConsentCardProps) {
  return (
    <Card title="先征得您的同意" remark="同意之后才能上传证件">
      <div className={styles.consent}>
        <Checkbox
          checked={consent.isGiven}
          disabled={!consent.isKnown || consent.isBusy}
          onCheckedChange={(isGiven) => isGiven && consent.give()}
        >
          <strong>同意为身份认证处理我的证件信息（必选）</strong>
        </Checkbox>
        <p className={styles.about}>
          证件照片属于敏感个人信息，只用来确认您的身份：照片只给审核人员看，每次查看都有记录，审核结束{' '}
          {keptDays}{' '}
          天后删除，只留认证结果；姓名、证件号和手机号会交身份核验服务核对。不同意不影响看车、估值和下单。全文见
          <AgreementLink document="identityConsent" />
        </p>
      </div>
    </Card>
  );
}
