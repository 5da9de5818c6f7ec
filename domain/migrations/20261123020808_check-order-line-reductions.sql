-- Reads the table while it is written to.
ALTER TABLE "shop"."order_lines" VALIDATE CONSTRAINT "order_lines_reductions";
