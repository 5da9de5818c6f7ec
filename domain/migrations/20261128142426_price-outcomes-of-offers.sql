CREATE TRIGGER "price_offers_count" AFTER INSERT OR UPDATE OF answer, closed_at ON "shop"."price_offers" FOR EACH ROW EXECUTE FUNCTION "shop"."count_price_offer"();
