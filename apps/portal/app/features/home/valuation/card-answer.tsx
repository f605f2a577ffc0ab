import type { UsedCarPrice } from '@cheyantong/contract';
import { groupedNumber } from '@cheyantong/domain';
import { RotateCw } from 'lucide-react';
import { PAGES } from '../../../pages.ts';
import type { CarForSale } from '../../../shared/dialogs/mobile-request.ts';
import { openDialog } from '../../../shared/dialogs/open-dialog.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { priceAxis } from '../../../shared/ui/price-range/price-axis.ts';
import { PriceRange } from '../../../shared/ui/price-range/price-range.tsx';
import { SkeletonBlock, SkeletonGroup, SkeletonLine } from '../../../shared/ui/skeleton.tsx';
import { mileageWords, monthWords, shortCity, wanAmount, wanInterval } from '../../../shared/words.ts';
import { answerWords, type CarAnswers, useUsedCarPrice } from '../../valuation/index.ts';
import { pathWords } from '../../vehicles/index.ts';
import styles from './card-answer.module.css';

interface CardAnswerProps {
  answers: CarAnswers;
  carForSale: CarForSale;
  onChange: () => void;
}

/** What the car is worth, in the place of the questions and as high as they are. */
export default function CardAnswer({ answers, carForSale, onChange }: CardAnswerProps) {
  const { price, answer, refusal } = useUsedCarPrice(answers);
  return (
    <div className={styles.answer}>
      <CarLine answers={answers} onChange={onChange} />
      {answer && !price.isPlaceholderData ? (
        <Prices answer={answer} />
      ) : price.isError ? (
        <div role="alert" className={styles.failed}>
          <NoteBand tone="caution">
            {refusal ? '这样填估不出来' : '暂时没有估出来'}：{price.error.message}
          </NoteBand>
          {!refusal && (
            <Button
              tone="secondary"
              icon={<RotateCw />}
              loading={price.isFetching}
              onClick={() => price.refetch()}
            >
              再估一次
            </Button>
          )}
        </div>
      ) : (
        <Waiting />
      )}
      <div className={styles.actions}>
        <ButtonLink to={PAGES.estimate.path} className={styles.more}>
          看估值依据
        </ButtonLink>
        <Button
          tone="secondary"
          onClick={() => openDialog({ kind: 'mobile', mode: 'sellCar', car: carForSale })}
        >
          免费高价估值
        </Button>
      </div>
      <p className={styles.basis}>
        依据{answer && ` ${groupedNumber(answer.sampleSize)} 条同车系`}报价，不是成交价
      </p>
    </div>
  );
}

function CarLine({ answers, onChange }: Pick<CardAnswerProps, 'answers' | 'onChange'>) {
  const { model, recordDate, mileage, city } = answers;
  const facts = [
    ...(recordDate ? [`${monthWords(recordDate)} 上牌`] : []),
    ...(mileage === null ? [] : [mileageWords(mileage)]),
    shortCity(city.at(-1)?.name ?? ''),
  ];
  return (
    <div className={styles.car}>
      <div className={styles.words}>
        <p className={styles.model}>{pathWords(model)}</p>
        <p className={styles.facts}>{facts.join(' · ')}</p>
      </div>
      <Button tone="quiet" size="small" aria-label="修改车辆" onClick={onChange}>
        修改
      </Button>
    </div>
  );
}

function Prices({ answer }: { answer: UsedCarPrice }) {
  const { evalPrice, lowPrice, highPrice, dealerBuyPrice, dealerSellPrice, sampleTooSmall } = answer;
  const axis = priceAxis([lowPrice, highPrice]);
  const interval = wanInterval({ low: lowPrice, high: highPrice });
  const kinds = [
    { name: '车商收购', amount: dealerBuyPrice },
    { name: '个人交易', amount: evalPrice },
    { name: '车商零售', amount: dealerSellPrice },
  ];
  return (
    <div role="status" aria-label={answerWords(answer)}>
      <div className={styles.headline}>
        <div>
          <p className={styles.label}>{sampleTooSmall ? '样本不足，只给区间' : '个人交易价'}</p>
          <Price
            amount={sampleTooSmall ? interval : wanAmount(evalPrice)}
            unit="万"
            size={sampleTooSmall ? 32 : 48}
          />
        </div>
        {!sampleTooSmall && (
          <div className={styles.interval}>
            <p className={styles.label}>80% 区间</p>
            <p className={styles.figures}>{interval} 万</p>
          </div>
        )}
      </div>
      <div className={styles.bar} aria-hidden="true">
        <PriceRange
          low={lowPrice}
          mid={sampleTooSmall ? undefined : evalPrice}
          high={highPrice}
          axis={axis}
          main
        />
      </div>
      {!sampleTooSmall && (
        <dl className={styles.kinds}>
          {kinds.map(({ name, amount }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Price
                  amount={wanAmount(amount)}
                  unit="万"
                  size={18}
                  tone={amount === evalPrice ? 'accent' : 'plain'}
                />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

const Waiting = () => (
  <SkeletonGroup label="正在估值">
    <SkeletonLine width="30%" />
    <SkeletonBlock height={56} />
    <SkeletonBlock height={40} />
    <SkeletonBlock height={52} />
  </SkeletonGroup>
);
