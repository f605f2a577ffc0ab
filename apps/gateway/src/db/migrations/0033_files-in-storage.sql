ALTER TABLE "article_files" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ALTER COLUMN "pdf" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "article_files" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "pdf_file_id" uuid;--> statement-breakpoint
ALTER TABLE "article_files" ADD CONSTRAINT "article_files_are_somewhere" CHECK (num_nonnulls(content, file_id) = 1);--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_have_one_pdf" CHECK (num_nonnulls(pdf, pdf_file_id) = 1);--> statement-breakpoint
create or replace function refuse_changed_report() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'report % is issued and cannot be deleted', old.report_code;
  end if;
  if (new.id, new.report_code, new.order_no, new.member_id, new.service, new.battery_code, new.document, new.pdf,
      new.pdf_file_id, new.statement, new.signature, new.algorithm, new.key_id, new.issued_at)
    is distinct from
     (old.id, old.report_code, old.order_no, old.member_id, old.service, old.battery_code, old.document, old.pdf,
      old.pdf_file_id, old.statement, old.signature, old.algorithm, old.key_id, old.issued_at) then
    raise exception 'report % is issued and cannot be changed', old.report_code;
  end if;
  return new;
end
$$;
