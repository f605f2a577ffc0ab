import { CircleHelp, FileText, LogOut, User } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { DropdownMenu, MenuItem, MenuLink, MenuSeparator } from '../../shared/ui/dropdown-menu.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { Popover } from '../../shared/ui/popover.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { toast } from '../../shared/ui/toast.tsx';
import { Tooltip } from '../../shared/ui/tooltip.tsx';
import styles from './showcase.module.css';

const widths = [560, 800, 1200] as const;
const paragraphs = Array.from({ length: 16 }, (_, index) => `第 ${index + 1} 条`);

export function OverlaysSection() {
  const [width, setWidth] = useState<(typeof widths)[number] | null>(null);
  const [shownWidth, setShownWidth] = useState<(typeof widths)[number]>(560);
  const [isAsking, setAsking] = useState(false);

  return (
    <>
      <Card title="浮层 Popover · Tooltip · DropdownMenu">
        <div className={styles.row}>
          <Popover trigger={<Button tone="secondary">点按打开</Button>} title="价格标签怎么来">
            标价低于 80% 区间下沿，记为“低于估值”。
          </Popover>
          <Popover openOnHover label="小程序码" trigger={<Button tone="quiet">悬停或点按打开</Button>}>
            扫码体验小程序
          </Popover>
          <Tooltip text="同款车成交价的第 10 到第 90 百分位">
            <IconButton label="什么是 80% 区间">
              <CircleHelp />
            </IconButton>
          </Tooltip>
          <DropdownMenu trigger={<Button tone="secondary">138****2046</Button>}>
            <MenuLink to="/personalCenter" icon={<User />}>
              个人中心
            </MenuLink>
            <MenuItem icon={<FileText />} disabled onSelect={() => {}}>
              我的报告
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={<LogOut />} tone="danger" onSelect={() => toast.success('已退出登录')}>
              退出登录
            </MenuItem>
          </DropdownMenu>
        </div>
      </Card>
      <Card title="对话框 Dialog · ConfirmDialog">
        <div className={styles.row}>
          {widths.map((one) => (
            <Button
              key={one}
              tone="secondary"
              onClick={() => {
                setShownWidth(one);
                setWidth(one);
              }}
            >
              {one} 宽
            </Button>
          ))}
          <Button tone="danger" onClick={() => setAsking(true)}>
            注销账号
          </Button>
        </div>
        <Dialog
          open={width !== null}
          onClose={() => setWidth(null)}
          width={shownWidth}
          title={shownWidth === 560 ? '询问底价' : '服务说明'}
          description="由合作机构提供"
          footer={
            <>
              <Button tone="secondary" onClick={() => setWidth(null)}>
                取消
              </Button>
              <Button onClick={() => setWidth(null)}>确认提交</Button>
            </>
          }
        >
          <div className={styles.stack}>
            <Field label="手机号" required>
              <TextInput keyboard="phone" placeholder="请输入手机号" />
            </Field>
            <Field label="城市">
              <Select options={[{ value: 'tj', label: '天津市' }]} />
            </Field>
            {shownWidth > 560 &&
              paragraphs.map((title) => (
                <p key={title}>
                  {title}
                  ：检测开始前可以全额退款，原路退回；检测开始后按已完成的项目结算，余款三个工作日内退回。
                </p>
              ))}
          </div>
        </Dialog>
        <ConfirmDialog
          open={isAsking}
          title="注销账号？"
          confirmLabel="注销账号"
          tone="danger"
          onConfirm={() => setAsking(false)}
          onCancel={() => setAsking(false)}
        >
          注销后，您的订单、报告与收藏将无法恢复。
        </ConfirmDialog>
      </Card>
      <Card title="提示 Toast">
        <div className={styles.row}>
          <Button tone="secondary" size="small" onClick={() => toast.success('验证码已发送')}>
            成功
          </Button>
          <Button
            tone="secondary"
            size="small"
            onClick={() => toast.warning('支付尚未完成，请在 30 分钟内支付')}
          >
            提醒
          </Button>
          <Button
            tone="secondary"
            size="small"
            onClick={() =>
              toast.error('服务暂时不可用，您填写的内容已经保留，请稍后再试；如多次出现，请拨打服务热线')
            }
          >
            失败
          </Button>
        </div>
      </Card>
    </>
  );
}
