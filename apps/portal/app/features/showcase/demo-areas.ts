/** A small tree that answers slowly, and fails once for one branch, to show loading and failure. */
export interface DemoArea {
  id: string;
  name: string;
}

const children: Record<string, string[]> = {
  '': ['天津市', '河北省', '内蒙古自治区', '新疆维吾尔自治区（首次加载失败）', '海南省'],
  天津市: ['天津市'],
  河北省: [
    '石家庄市',
    '唐山市',
    '秦皇岛市',
    '邯郸市',
    '邢台市',
    '保定市',
    '张家口市',
    '承德市',
    '沧州市',
    '廊坊市',
  ],
  内蒙古自治区: ['呼和浩特市', '包头市', '锡林郭勒盟'],
  '新疆维吾尔自治区（首次加载失败）': ['乌鲁木齐市', '克孜勒苏柯尔克孜自治州'],
};

let hasFailed = false;

export async function loadAreas(parent: DemoArea | null): Promise<DemoArea[]> {
  await new Promise((answer) => setTimeout(answer, 500));
  if (parent?.name.includes('失败') && !hasFailed) {
    hasFailed = true;
    throw new Error('演示：首次加载失败');
  }
  return (children[parent?.name ?? ''] ?? []).map((name) => ({ id: `${parent?.id ?? ''}/${name}`, name }));
}
