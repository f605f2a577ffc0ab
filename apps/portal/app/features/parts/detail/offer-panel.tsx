import type { PartDetail } from '@cheyantong/contract';
import { PART_CONDITIONS } from '@cheyantong/domain';
import { Lock } from 'lucide-react';
import { PAGES } from '../../../pages.ts';
import { useIsMobile } from '../../../shared/settings.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { PriceScale } from '../../../shared/ui/price-scale.tsx';
import { PlainQualityBadge, qualityRule } from '../grade-badge.tsx';
import { PartPrice } from '../part-price.tsx';
import { leftWords, partPrice, savedAgainstNew } from '../part-words.ts';
import { BuyButton } from './buy-button.tsx';
import { FitCheck } from './fit-check.tsx';
import styles from './offer-panel.module.css';

/** What it costs against a new one, in what state it is, whether it fits, and the way to buy it. */
export function OfferPanel({ part }: { part: PartDetail }) {
  const saved = savedAgainstNew(part);
  // On phones the button stays at the lower edge of the window.
  const isMobile = useIsMobile();
  return (
    <Card className={styles.panel}>
      <div>
        <h1 className={styles.name}>{part.partName}</h1>
        <p className={styles.model}>适配 {part.modelName}</p>
      </div>
      <p className={styles.price}>
        <PartPrice cents={part.price} size={44} />
        {saved !== null && <Badge tone="good">较新件省 {saved}%</Badge>}
      </p>
      <AgainstNew part={part} />
      <dl className={styles.facts}>
        <div>
          <dt>{part.partGrade ? '等级' : '类别'}</dt>
          <dd>
            <PlainQualityBadge part={part} />
            <span className={styles.rule}>{qualityRule(part)}</span>
          </dd>
        </div>
        <div>
          <dt>质保</dt>
          <dd>{part.warrantyMonths > 0 ? `${part.warrantyMonths} 个月` : '无'}</dd>
        </div>
        <div>
          <dt>库存</dt>
          <dd>{part.onSale ? leftWords(part.stock) : '无'}</dd>
        </div>
      </dl>
      {part.onSale ? (
        <>
          <FitCheck fits={part.fits} />
          {part.stock === 0 && (
            <NoteBand tone="caution">
              已被其他买家预留；24 小时内没有成交会重新开放，您也可以登记求购。
            </NoteBand>
          )}
          {!isMobile && <BuyButton part={part} size="large" block />}
          <p className={styles.promise}>
            <Lock aria-hidden="true" />
            手机号只转给这一家供应商，可随时撤回
          </p>
        </>
      ) : (
        <Gone />
      )}
    </Card>
  );
}

function AgainstNew({ part }: { part: PartDetail }) {
  const { price, newPrice } = part;
  if (price === null || !newPrice) return null;
  return (
    <PriceScale
      title="与新件价格对照"
      asking={{ name: PART_CONDITIONS[part.condition].name, value: partPrice(price) }}
      others={[{ name: '同类新件约', value: partPrice(newPrice) }]}
      share={price / newPrice}
    />
  );
}

function Gone() {
  return (
    <>
      <NoteBand tone="info">已售出或下架，可以看看下面的同类再用件。</NoteBand>
      <ButtonLink to={PAGES.reusableShowroom.path} tone="secondary" block>
        返回再用件展厅
      </ButtonLink>
    </>
  );
}
