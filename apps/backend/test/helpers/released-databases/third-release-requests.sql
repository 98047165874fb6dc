insert into "customers" ("id", "uid", "phone", "created_at") values ('customer-2', 'asha', '+919833333333', 1770000000001) on conflict ("uid") do nothing;
update "customers" set "cart_version" = "cart_version" where "id" = 'customer-2';
insert into "orders" ("id", "status", "currency", "subtotal", "discount", "delivery_fee", "total", "coupon_code", "created_at", "customer_id", "deliver_to") values ('order-2', 'Confirmed', 'INR', 99800, 0, 0, 99800, null, 1770000000002, 'customer-2', '{"id":"address-2","name":"Asha","phone":"+919833333333","address":"7, MG Road","latitude":12.9,"longitude":77.6,"createdAt":1}');
insert into "order_items" ("variant_id", "title", "variant_title", "brand", "unit_price", "quantity", "line_total", "order_number", "position") select 'variant-4', 'Kurta', 'M', 'Kora', 49900, 2, 99800, "number", 0 from "orders" where "id" = 'order-2';
delete from "cart_lines" where "customer_id" = 'customer-2';
update "customers" set "cart_version" = "cart_version" + 1 where "id" = 'customer-2';
