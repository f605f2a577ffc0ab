import { ButtonLink } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Carousel } from '../../shared/ui/carousel/carousel.tsx';
import { LazyImage } from '../../shared/ui/lazy-image/lazy-image.tsx';
import styles from './showcase.module.css';

const slides = [
  '买之前，先看清一辆车的来历',
  '三种价格，一个区间',
  '每一件再用件都有来处',
  '同一规程，满分 100',
];

export function PicturesSection() {
  return (
    <>
      <Card title="轮播 Carousel">
        <Carousel label="平台介绍">
          {slides.map((title) => (
            <div key={title} className={styles.slide}>
              <p className={styles.slideTitle}>{title}</p>
              <div>
                <ButtonLink to="/home">了解怎么测</ButtonLink>
              </div>
            </div>
          ))}
        </Carousel>
      </Card>
      <Card title="图片 LazyImage">
        <div className={styles.grid}>
          <LazyImage src={drawing('4:3 优先加载')} alt="4:3 优先加载的示意图" ratio="4 / 3" eager />
          <LazyImage src={drawing('16:9')} alt="16:9 示意图" ratio="16 / 9" />
          <LazyImage src="/no-such-picture.webp" alt="取不到的图片" ratio="4 / 3" />
        </div>
      </Card>
    </>
  );
}

function drawing(words: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="lightsteelblue"/><text x="200" y="150" text-anchor="middle" font-size="28">${words}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
