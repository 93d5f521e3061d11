UPDATE "conversations" SET "title" = btrim(regexp_replace("title", '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'))
WHERE "title" ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]';
