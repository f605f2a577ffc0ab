ALTER TABLE "reports" ADD COLUMN "battery_code" text;--> statement-breakpoint
CREATE INDEX "orders_of_vin" ON "orders" USING btree ("vin");--> statement-breakpoint
CREATE INDEX "reports_of_battery" ON "reports" USING btree ("battery_code") WHERE battery_code is not null;--> statement-breakpoint
-- Reports issued before name their packs in the document. JSON with an escaped NUL cannot be read here; nobody traces such a pack.
update reports set battery_code = upper(document::jsonb -> 'pack' ->> 'packCode')
  where service = 'battery' and position('\u0000' in document) = 0;
--> statement-breakpoint
create or replace function refuse_changed_report() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'report % is issued and cannot be deleted', old.report_code;
  end if;
  if (new.id, new.report_code, new.order_no, new.member_id, new.service, new.battery_code, new.document, new.pdf,
      new.statement, new.signature, new.algorithm, new.key_id, new.issued_at)
    is distinct from
     (old.id, old.report_code, old.order_no, old.member_id, old.service, old.battery_code, old.document, old.pdf,
      old.statement, old.signature, old.algorithm, old.key_id, old.issued_at) then
    raise exception 'report % is issued and cannot be changed', old.report_code;
  end if;
  return new;
end
$$;
