import type { MigrationInterface, QueryRunner } from 'typeorm';

const stages = `('to-measure', 'measured', 'in-production', 'ready', 'delivered', 'collected')`;

/**
 * How far the work on an order is (decision 71). Staff move `stage_reached`; `stage` is the same of an order and null of
 * any other quote. A trigger keeps it, as what makes a quote an order is written in many places.
 */
export class KnowStages1763685820200 implements MigrationInterface {
  name = 'KnowStages1763685820200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE quote
        ADD COLUMN stage_reached text NOT NULL DEFAULT 'to-measure',
        ADD COLUMN stage text,
        ADD COLUMN stage_since timestamptz(3),
        ADD CONSTRAINT ck_quote_stage_reached CHECK (stage_reached IN ${stages}) NOT VALID,
        ADD CONSTRAINT ck_quote_stage CHECK (stage IN ${stages}) NOT VALID,
        ADD CONSTRAINT ck_quote_stage_since CHECK (stage IS NULL OR stage_since IS NOT NULL) NOT VALID;

      CREATE FUNCTION keep_quote_stage() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        -- Between these two it is the sizes to cut that move it.
        IF NEW.stage_reached IN ('to-measure', 'measured') THEN
          NEW.stage_reached := CASE WHEN NEW.measured_at IS NULL THEN 'to-measure' ELSE 'measured' END;
        END IF;
        NEW.stage := CASE
          WHEN NEW.deleted_at IS NOT NULL OR NEW.superseded_at IS NOT NULL OR NEW.is_proposal OR NEW.is_replaced
            OR NEW.status = 'declined' THEN NULL
          WHEN NEW.status = 'completed' THEN CASE
            WHEN NEW.stage_reached IN ('delivered', 'collected') THEN NEW.stage_reached
            -- Where it went is forgotten once its customer is.
            WHEN OLD.stage IN ('delivered', 'collected') THEN OLD.stage
            WHEN NEW.delivery_address IS NULL THEN 'collected'
            ELSE 'delivered' END
          WHEN NEW.deposit_state = 'paid' AND NEW.received = 0 THEN NULL
          WHEN NEW.status = 'approved' OR NEW.deposit_state = 'paid' THEN NEW.stage_reached
        END;
        IF NEW.stage IS NULL THEN
          NEW.stage_since := NULL;
        ELSIF NEW.stage_since IS NULL
          OR (NEW.stage IS DISTINCT FROM OLD.stage AND NEW.stage_since IS NOT DISTINCT FROM OLD.stage_since) THEN
          NEW.stage_since := CASE WHEN NEW.stage = 'measured' THEN NEW.measured_at ELSE now() END;
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER quote_stage_is_kept
        BEFORE INSERT OR UPDATE OF status, deposit_state, received, measured_at, deleted_at, superseded_at, is_proposal,
          is_replaced, stage, stage_reached, stage_since
        ON quote
        FOR EACH ROW EXECUTE FUNCTION keep_quote_stage();

      CREATE TABLE workshop (
        id integer NOT NULL,
        weekly_square_metres numeric(6,2),
        CONSTRAINT pk_workshop PRIMARY KEY (id),
        CONSTRAINT ck_workshop_id CHECK (id = 1),
        CONSTRAINT ck_workshop_weekly_square_metres
          CHECK (weekly_square_metres > 0 AND weekly_square_metres <= 1000)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE workshop;
      DROP FUNCTION keep_quote_stage CASCADE;
      ALTER TABLE quote DROP COLUMN stage, DROP COLUMN stage_since, DROP COLUMN stage_reached;
    `);
  }
}
