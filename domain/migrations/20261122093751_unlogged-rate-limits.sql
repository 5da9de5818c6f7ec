-- Counters that a crash may forget: writing them waits for no disk.
ALTER TABLE "shop"."rate_limits" SET UNLOGGED;
