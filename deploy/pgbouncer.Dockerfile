# PgBouncer of Debian with pgbouncer.ini: docker build --file deploy/pgbouncer.Dockerfile deploy
FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends pgbouncer postgresql-client \
  && rm -rf /var/lib/apt/lists/*
COPY pgbouncer.ini /etc/pgbouncer/pgbouncer.ini
USER postgres
EXPOSE 6432
HEALTHCHECK --interval=10s --timeout=3s CMD ["pg_isready", "--host=127.0.0.1", "--port=6432"]
# The password comes from the environment; PgBouncer reads it from a file only.
CMD ["sh", "-c", "umask 077 && printf '\"naap\" \"%s\"\\n' \"$DATABASE_PASSWORD\" > /tmp/userlist.txt && exec pgbouncer /etc/pgbouncer/pgbouncer.ini"]
