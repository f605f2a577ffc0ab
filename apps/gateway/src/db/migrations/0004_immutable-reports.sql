-- What was issued is never changed and never deleted; only a report's standing may move.
create or replace function refuse_changed_report() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'report % is issued and cannot be deleted', old.report_code;
  end if;
  if (new.id, new.report_code, new.order_no, new.member_id, new.service, new.document, new.pdf, new.statement,
      new.signature, new.algorithm, new.key_id, new.issued_at)
    is distinct from
     (old.id, old.report_code, old.order_no, old.member_id, old.service, old.document, old.pdf, old.statement,
      old.signature, old.algorithm, old.key_id, old.issued_at) then
    raise exception 'report % is issued and cannot be changed', old.report_code;
  end if;
  return new;
end
$$;
--> statement-breakpoint
create or replace trigger reports_are_immutable before update or delete on reports
  for each row execute function refuse_changed_report();
--> statement-breakpoint
create or replace function refuse_emptied_reports() returns trigger language plpgsql as $$
begin
  raise exception 'issued reports cannot be deleted';
end
$$;
--> statement-breakpoint
create or replace trigger reports_are_kept before truncate on reports
  for each statement execute function refuse_emptied_reports();
