import type { UsedCarPrice } from '@cheyantong/contract';
import { dottedMonth, groupedNumber } from '@cheyantong/domain';
import { drawingSizes } from '../../../shared/car-drawing.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { LazyImage } from '../../../shared/ui/lazy-image/lazy-image.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { priceAxis } from '../../../shared/ui/price-range/price-axis.ts';
import { PriceRange, PriceTicks } from '../../../shared/ui/price-range/price-range.tsx';
import { wanAmount, wanInterval } from '../../../shared/words.ts';
import { Term } from '../../reports/index.ts';
import { AnswerBasis } from './answer-basis.tsx';
import { ConfidenceMeter } from './confidence-meter.tsx';
import { mileageStanding, usualMileageWords } from './mileage-words.ts';
import styles from './price-answer.module.css';

/** The price first, then how sure it is, then what it rests on. */
export function PriceAnswer({ answer }: { answer: UsedCarPrice }) {
  const { evalPrice, lowPrice, highPrice, sampleTooSmall, sampleSize } = answer;
  const interval = wanInterval({ low: lowPrice, high: highPrice });
  const axis = priceAxis([lowPrice, highPrice]);
  return (
    <>
      <CarLine answer={answer} />
      <div className={styles.headline}>
        {sampleTooSmall ? <IntervalOnly interval={interval} /> : <LikelyPrice amount={evalPrice} />}
        <dl className={styles.facts}>
          {!sampleTooSmall && (
            <>
              <div>
                <dt>80% 区间</dt>
                <dd>
                  {interval} <small>万元</small>
                </dd>
              </div>
              <div>
                <dt>可信度</dt>
                <dd>
                  <ConfidenceMeter answer={answer} />
                </dd>
              </div>
            </>
          )}
          <div>
            <dt>同车系样本</dt>
            <dd>
              {groupedNumber(sampleSize)} <small>条</small>
            </dd>
          </div>
        </dl>
      </div>
      <div className={styles.interval} aria-hidden="true">
        <PriceRange
          low={lowPrice}
          mid={sampleTooSmall ? undefined : evalPrice}
          high={highPrice}
          axis={axis}
          main
        />
        <PriceTicks axis={axis} />
      </div>
      {!sampleTooSmall && <OtherPrices answer={answer} />}
      <p className={styles.note}>
        横条是 80% 区间：十辆条件相同的车，约有八辆在这个范围内。
        {sampleTooSmall ? '同类车太少或价差太大，因此不给单一价格。' : '圆点是最可能的价格。'}
      </p>
      <NoteBand>
        {mileageStanding(answer)}：{usualMileageWords(answer.usualMileage)}。
      </NoteBand>
      <AnswerBasis basis={answer.basis} />
    </>
  );
}

function CarLine({ answer }: { answer: UsedCarPrice }) {
  const { modelName, imageUrl, regDate, mile, cityName, guidePrice } = answer;
  const facts = [
    `${dottedMonth(regDate)} 上牌`,
    `${mile} 万公里`,
    cityName,
    '车况良好',
    ...(guidePrice === null ? [] : [`新车指导价 ${guidePrice.toFixed(2)} 万`]),
  ];
  return (
    <header className={styles.car}>
      <div className={styles.picture}>
        <LazyImage src={imageUrl} srcSet={drawingSizes(imageUrl)} sizes="132px" alt="" ratio="4 / 3" />
        <span className={styles.mark}>示意图</span>
      </div>
      <div>
        <h2 className={styles.model}>{modelName}</h2>
        <ul className={styles.traits}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </header>
  );
}

const LikelyPrice = ({ amount }: { amount: number }) => (
  <div>
    <Term word="个人交易价" />
    <p>
      <Price amount={wanAmount(amount)} unit="万元" size={56} />
    </p>
  </div>
);

/** What the same car brings at a dealer's, and costs there. */
const OtherPrices = ({ answer: { dealerBuyPrice, dealerSellPrice } }: { answer: UsedCarPrice }) => (
  <dl className={styles.others}>
    <div className={styles.other}>
      <dt>
        <Term word="车商收购价" />
        <small>卖给车商，当天成交</small>
      </dt>
      <dd>
        <Price amount={wanAmount(dealerBuyPrice)} unit="万元" size={22} tone="plain" />
      </dd>
    </div>
    <div className={styles.other}>
      <dt>
        <Term word="车商零售价" />
        <small>向车商买，含整备与质保</small>
      </dt>
      <dd>
        <Price amount={wanAmount(dealerSellPrice)} unit="万元" size={22} tone="plain" />
      </dd>
    </div>
  </dl>
);

/** Too few such cars for one price: the interval takes its place. */
const IntervalOnly = ({ interval }: { interval: string }) => (
  <div>
    <p className={styles.intervalOnly}>
      <Term word="个人交易价">个人交易价区间</Term>
      <Badge tone="caution">样本不足</Badge>
    </p>
    <p>
      <Price amount={interval} unit="万元" size={44} />
    </p>
  </div>
);
