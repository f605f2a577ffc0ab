DROP INDEX "used_cars_traits";--> statement-breakpoint
DROP INDEX "used_cars_province";--> statement-breakpoint
DROP INDEX "used_cars_newest";--> statement-breakpoint
DROP INDEX "used_cars_price";--> statement-breakpoint
DROP INDEX "used_cars_mileage";--> statement-breakpoint
DROP INDEX "used_cars_registered";--> statement-breakpoint
DROP INDEX "used_cars_brand_newest";--> statement-breakpoint
DROP INDEX "used_cars_brand_price";--> statement-breakpoint
DROP INDEX "used_cars_city_newest";--> statement-breakpoint
DROP INDEX "used_cars_city_price";--> statement-breakpoint
DROP INDEX "used_cars_series_price";--> statement-breakpoint
DROP INDEX "used_cars_level_price";--> statement-breakpoint
ALTER TABLE "used_cars" drop column "traits";--> statement-breakpoint
ALTER TABLE "used_cars" ADD COLUMN "traits" text[] GENERATED ALWAYS AS (array_remove(array['能源:' || energy, '变速箱:' || gearbox, '排放:' || emission, '级别:' || level, '车身:' || body, '颜色:' || color, '价格:' || width_bucket(price_yuan, array[30000,50000,100000,150000,200000,300000,500000])::text, '里程:' || width_bucket(mileage_km, array[10000,30000,50000,80000,100000,150000])::text, '上牌:' || greatest(extract(year from registered_on), 2000)::text], null)) STORED;--> statement-breakpoint
ALTER TABLE "used_cars" ADD COLUMN "kinds" bigint GENERATED ALWAYS AS (case energy when '汽油' then 1 when '柴油' then 2 when '纯电动' then 4 when '插电混动' then 8 when '增程式' then 16 when '油电混动' then 32 when '其他' then 64 else 0 end + case gearbox when '手动' then 128 when '自动' then 256 else 0 end + case emission when '国III' then 512 when '国IV' then 1024 when '国V' then 2048 when '国VI' then 4096 else 0 end + case level when '微型车' then 8192 when '小型车' then 16384 when '紧凑型车' then 32768 when '中型车' then 65536 when '中大型车' then 131072 when '大型车' then 262144 when '小型SUV' then 524288 when '紧凑型SUV' then 1048576 when '中型SUV' then 2097152 when '中大型SUV' then 4194304 when '大型SUV' then 8388608 when 'MPV' then 16777216 when '跑车' then 33554432 when '皮卡' then 67108864 when '微面' then 134217728 when '轻客' then 268435456 else 0 end + case body when '三厢轿车' then 536870912 when '两厢轿车' then 1073741824 when 'SUV' then 2147483648 when 'MPV' then 4294967296 when '跑车' then 8589934592 when '皮卡' then 17179869184 when '微面' then 34359738368 when '旅行车' then 68719476736 else 0 end + case color when '白色' then 137438953472 when '黑色' then 274877906944 when '银灰色' then 549755813888 when '深灰色' then 1099511627776 when '蓝色' then 2199023255552 when '红色' then 4398046511104 when '绿色' then 8796093022208 when '香槟色' then 17592186044416 when '棕色' then 35184372088832 when '橙色' then 70368744177664 when '黄色' then 140737488355328 when '紫色' then 281474976710656 when '其他' then 562949953421312 else 0 end) STORED;--> statement-breakpoint
CREATE INDEX "used_cars_province_newest" ON "used_cars" USING btree ("province_code","published_at","id","price_yuan","mileage_km","registered_on","kinds") WHERE status = 'onSale';--> statement-breakpoint
CREATE INDEX "used_cars_any_traits" ON "used_cars" USING gin ("traits") WHERE status = 'onSale';--> statement-breakpoint
CREATE INDEX "used_cars_newest" ON "used_cars" USING btree ("published_at","id","price_yuan","mileage_km","registered_on","kinds") WHERE status = 'onSale';--> statement-breakpoint
CREATE INDEX "used_cars_price" ON "used_cars" USING btree ("price_yuan","id","mileage_km","registered_on","kinds") WHERE status = 'onSale';--> statement-breakpoint
CREATE INDEX "used_cars_mileage" ON "used_cars" USING btree ("mileage_km","id","price_yuan","registered_on","kinds") WHERE status = 'onSale';--> statement-breakpoint
CREATE INDEX "used_cars_registered" ON "used_cars" USING btree ("registered_on","id","price_yuan","mileage_km","kinds") WHERE status = 'onSale';--> statement-breakpoint
CREATE INDEX "used_cars_brand_newest" ON "used_cars" USING btree ("brand_id","published_at","id","price_yuan","mileage_km","registered_on","kinds","city_code") WHERE status = 'onSale';--> statement-breakpoint
CREATE INDEX "used_cars_brand_price" ON "used_cars" USING btree ("brand_id","price_yuan","id","mileage_km","registered_on","kinds") WHERE status = 'onSale';--> statement-breakpoint
CREATE INDEX "used_cars_city_newest" ON "used_cars" USING btree ("city_code","published_at","id","price_yuan","mileage_km","registered_on","kinds") WHERE status = 'onSale';--> statement-breakpoint
CREATE INDEX "used_cars_city_price" ON "used_cars" USING btree ("city_code","price_yuan","id","mileage_km","registered_on","kinds") WHERE status = 'onSale';--> statement-breakpoint
CREATE INDEX "used_cars_series_price" ON "used_cars" USING btree ("series_id","price_yuan","id","published_at","mileage_km","registered_on","kinds") WHERE status = 'onSale';--> statement-breakpoint
CREATE INDEX "used_cars_level_price" ON "used_cars" USING btree ("level","price_yuan","id","published_at","mileage_km","registered_on","kinds") WHERE status = 'onSale';