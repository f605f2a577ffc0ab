# PostgreSQL, Patroni, pgBackRest and etcd of Debian: docker build -f deploy/docker/database.Dockerfile -t cheyantong-database deploy
FROM debian:bookworm-slim
RUN apt-get update \
  && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends postgresql-15 patroni pgbackrest etcd-server python3-etcd \
  && rm -rf /var/lib/apt/lists/* && install -d -o postgres /var/lib/postgresql/15 /var/lib/etcd /var/lib/pgbackrest
# Patroni reads all files of the folder; the later name wins.
COPY patroni/patroni.yml /etc/patroni/config.yml
COPY docker/in-a-container.yml /etc/patroni/in-a-container.yml
USER postgres
EXPOSE 5432 8008
ENTRYPOINT ["patroni", "/etc/patroni"]
