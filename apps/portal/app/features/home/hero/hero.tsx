import type { Advert } from '@cheyantong/contract';
import { useEffect, useState } from 'react';
import { Carousel } from '../../../shared/ui/carousel/carousel.tsx';
import hiddenStyles from '../../../shared/ui/visually-hidden.module.css';
import styles from './hero.module.css';
import { HeroSlide, type Slide } from './hero-slide.tsx';

/** What the portal is for: the page's headline, whatever is being advertised. */
const OWN_SLIDE: Slide = {
  title: '买之前，先看清一辆车的来历',
  lines: ['买之前，先看清', '一辆车的来历'],
  subtitle: '检测、维修、出险、电池四份报告，同一套判级规则，结论可核验。',
  imageUrl: '/pictures/cars/suv-quarter-blue-960.webp',
  redirectUrl: '/vehicleService/repair',
  actionLabel: '查一辆车',
  second: { to: '/personalCenter/maintenance?sample=1', label: '看报告样例' },
};

/** Our own claim first, then what is being advertised. */
export function Hero({ adverts }: { adverts: readonly Advert[] }) {
  const [isStanding, setIsStanding] = useState(false);
  // The page is there; the next slides may fetch their pictures, or they would come in empty.
  useEffect(() => setIsStanding(true), []);
  return (
    <div>
      {/* Slides out of view are inert: the page's headline may not come and go with one of them. */}
      <h1 className={hiddenStyles.hidden}>{OWN_SLIDE.title}</h1>
      <Carousel label="平台推荐" className={styles.hero}>
        <HeroSlide slide={OWN_SLIDE} isHeadline isNear />
        {adverts.map((advert) => (
          <HeroSlide key={advert.id} slide={advert} isNear={isStanding} />
        ))}
      </Carousel>
    </div>
  );
}
