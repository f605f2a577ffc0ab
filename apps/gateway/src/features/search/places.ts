import type { FoundPlace } from '@cheyantong/contract';
import type { PagePath } from '@cheyantong/domain';

interface Place extends FoundPlace {
  /** Other names people have for it. */
  also: readonly string[];
}

const place = (title: string, path: PagePath, remark: string, ...also: string[]): Place => ({
  title,
  path,
  remark,
  also,
});

/** What the portal does for a visitor, by the names people look for. */
export const PLACES: readonly Place[] = [
  place('车辆检测', '/vehicleService/detection', '到店或上门，查车身、骨架与机电', '验车', '检测报告'),
  place('维修报告', '/vehicleService/repair', '历次维修与保养记录', '维保记录', '保养', '4S 记录'),
  place('出险报告', '/vehicleService/insurance', '碰撞、理赔与水火记录', '事故', '理赔', '水泡', '火烧'),
  place('电池报告', '/vehicleService/battery', '健康度、一致性与快充习惯', '电池健康', 'SOH', '新能源'),
  place('卖车估值', '/estimate', '三种价格，写明区间与依据', '评估', '估价', '二手车价格', '卖车'),
  place('保值率榜', '/usedCar/tabs2', '按级别、车龄比较车系保值率', '保值率', '排行', '榜单', '贬值'),
  place('二手车展厅', '/usedCar/tabs1', '在售车源，标价对照估值', '买车', '车源', '二手车'),
  place('再用件展厅', '/reusableTabs/tabs1', '按车型、品类、等级找配件', '拆车件', '旧件', '配件', '零件'),
  place('再用件服务', '/reusableTabs/tabs3', '求购、供应与质保说明', '求购'),
  place('溯源查询', '/traceability', '核验报告、配件与电池编号', '真伪', '防伪', '核验', '验证'),
  place('推荐服务', '/referralService', '合作机构与它们的实际表现', '服务商', '机构'),
  place('测评公告', '/information/tabs2', '测评计划与规则改动', '测评'),
  place('结果发布', '/information/tabs3', '测评与检测结果', '成绩', '得分'),
  place('再用件资讯', '/reusableTabs/tabs2', '规则、标识与选购提醒'),
  place('联系我们', '/aboutUs/contact', '咨询、投诉与举报', '客服', '电话', '投诉', '举报'),
  place('个人中心', '/personalCenter', '订单、报告与收藏', '我的订单', '我的报告', '收藏'),
];
