import { Heart, Plus, Search, Share2, X } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import styles from './showcase.module.css';

const tones = ['primary', 'secondary', 'quiet', 'danger'] as const;
const sizes = ['large', 'medium', 'small'] as const;

export function ButtonsSection() {
  const [isFavourite, setFavourite] = useState(true);
  return (
    <>
      <Card title="按钮 Button">
        {sizes.map((size) => (
          <div key={size} className={styles.row}>
            {tones.map((tone) => (
              <Button key={tone} tone={tone} size={size}>
                立即估值
              </Button>
            ))}
            <Button size={size} icon={<Plus />}>
              再选一辆
            </Button>
            <Button size={size} tone="secondary" icon={<Share2 />}>
              分享
            </Button>
          </div>
        ))}
        <div className={styles.row}>
          {tones.map((tone) => (
            <Button key={tone} tone={tone} disabled>
              不可用
            </Button>
          ))}
          {tones.map((tone) => (
            <Button key={tone} tone={tone} loading>
              提交订单
            </Button>
          ))}
        </div>
        <div className={styles.row}>
          <ButtonLink to="/home">进入首页</ButtonLink>
          <ButtonLink to="/home" tone="secondary">
            查看报告样例
          </ButtonLink>
          <ButtonLink to="/home" tone="quiet" size="small">
            全部公告
          </ButtonLink>
        </div>
        <div className={styles.row}>
          <Button block size="large">
            撑满容器宽度的按钮
          </Button>
        </div>
      </Card>
      <Card title="图标按钮 IconButton">
        <div className={styles.row}>
          <IconButton label="搜索">
            <Search />
          </IconButton>
          <IconButton label="搜索" tone="outline">
            <Search />
          </IconButton>
          <IconButton
            label="收藏"
            tone="float"
            aria-pressed={isFavourite}
            onClick={() => setFavourite(!isFavourite)}
          >
            <Heart fill={isFavourite ? 'currentColor' : 'none'} />
          </IconButton>
          <IconButton label="关闭" size="small">
            <X />
          </IconButton>
          <IconButton label="收藏" size="small" tone="float">
            <Heart />
          </IconButton>
          <IconButton label="搜索" disabled>
            <Search />
          </IconButton>
          <span className={styles.row}>
            <Spinner /> 等待支付
          </span>
        </div>
      </Card>
    </>
  );
}
