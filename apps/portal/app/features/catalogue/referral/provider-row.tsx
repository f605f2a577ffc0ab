import type { Provider } from '@cheyantong/contract';
import type { Service } from '@cheyantong/domain';
import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Price } from '../../../shared/ui/price.tsx';
import { chooseProvider } from '../../purchase/index.ts';
import { durationWords, priceText, RATE_WORDS, shareWords, TOO_FEW } from '../offer-words.ts';
import { ProviderLogo } from '../provider-logo.tsx';
import { ProviderMore } from './provider-more.tsx';
import styles from './provider-row.module.css';
import { isRanked } from './ranking.ts';
import { RateBar } from './rate-bar.tsx';
import { orderAddress } from './service-words.ts';

interface ProviderRowProps {
  service: Service;
  provider: Provider;
}

/**
 * One institution in one line; what else there is to know opens below it. The page carries it in a few words, which is all
 * there is without JavaScript; code, facts and buttons are drawn when somebody opens the row.
 */
export function ProviderRow({ service, provider }: ProviderRowProps) {
  const { id, brandName, coverage, bak, refundRule, priceFrom, spuId, trackRecord } = provider;
  const { orderCount, medianMinutes, slowMinutes, refundRate } = trackRecord;
  const details = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const look = () => setWasOpened((before) => before || details.current?.open === true);
  // It may have been opened before the page listened.
  useEffect(look, []);
  return (
    <article className={styles.item} aria-label={brandName}>
      <details ref={details} className={styles.details} onToggle={look}>
        <summary className={styles.row}>
          <span className={styles.name}>
            <ProviderLogo provider={provider} />
            <span>
              <strong className={styles.brand}>{brandName}</strong>
              <small className={styles.small}>
                {coverage}
                {!isRanked(provider) && <span className={styles.thin}>样本少，不排名</span>}
              </small>
            </span>
          </span>
          <span className={styles.fact} data-name="价格">
            {priceFrom === null ? (
              '见小程序'
            ) : (
              <Price currency="¥" amount={priceText(priceFrom)} unit="起" size={22} />
            )}
          </span>
          <span className={styles.fact} data-name="一般用时">
            <Figure value={medianMinutes} write={durationWords} />
            {slowMinutes !== null && (
              <small
                className={styles.small}
              >{`九成在${durationWords(slowMinutes).replace('约', '')}内`}</small>
            )}
          </span>
          <span className={classNames(styles.fact, styles.rate)} data-name={RATE_WORDS[service]}>
            <RateBar record={trackRecord} />
          </span>
          <span className={styles.fact} data-name="退款">
            <Figure value={refundRate} write={shareWords} />
            {spuId !== null && <small className={styles.small}>原路全额退</small>}
          </span>
          <span className={styles.toggle}>详情</span>
        </summary>
        {wasOpened ? (
          <ProviderMore service={service} provider={provider} />
        ) : (
          <p className={styles.brief}>{`近一年办结 ${orderCount} 单。${bak ?? ''}${refundRule}`}</p>
        )}
      </details>
      {spuId !== null && (
        <ButtonLink
          to={orderAddress(service, id)}
          size="small"
          tone="secondary"
          className={styles.order}
          aria-label={`去下单：${brandName}`}
          onClick={() => chooseProvider(service, id)}
        >
          去下单
        </ButtonLink>
      )}
    </article>
  );
}

function Figure({ value, write }: { value: number | null; write: (value: number) => string }) {
  return value === null ? (
    <span className={styles.unknown}>{TOO_FEW}</span>
  ) : (
    <strong className={styles.figure}>{write(value)}</strong>
  );
}
