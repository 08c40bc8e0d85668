-- A customer record may move to the account that proved it is theirs (decision 0082): the owner of an entry changes, nothing else.
CREATE FUNCTION refuse_all_but_new_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (to_jsonb(NEW) - 'customer_id') = (to_jsonb(OLD) - 'customer_id') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% on % is refused: its rows are history', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
DROP TRIGGER ledger_entries_append_only ON ledger_entries;--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only
  BEFORE DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_entries_only_new_owner
  BEFORE UPDATE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_all_but_new_owner();
