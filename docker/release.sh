#!/bin/sh
# Exchanges a running shop for the images of $RELEASE, service after service, without a call that fails: twice as many
# containers, until the new ones are healthy; then the old ones are told to stop, which goes on answering for a while.
# Going back is the same with the release before. What is given is given to compose: docker/release.sh --env-file docker/demo.env
set -eu
cd "$(dirname "$0")/.."
compose="${COMPOSE:-docker compose} $*"

$compose run --rm migrate
for service in api worker admin shop; do
  old=$($compose ps --quiet "$service")
  wanted=$(echo "$old" | wc -l)
  $compose up --detach --no-deps --no-recreate --scale "$service=$((wanted * 2))" "$service"
  new=$($compose ps --quiet "$service" | grep --invert-match --fixed-strings "$old")
  for container in $new; do
    tries=120
    until [ "$(docker inspect --format '{{.State.Health.Status}}' "$container")" = healthy ]; do
      tries=$((tries - 1))
      if [ "$tries" -eq 0 ]; then
        docker logs --tail 20 "$container" >&2
        # shellcheck disable=SC2086 # one word a container
        docker rm --force $new >/dev/null
        echo "The new $service does not become healthy. What was exchanged before it stays; go back with the release before." >&2
        exit 1
      fi
      sleep 1
    done
  done
  # shellcheck disable=SC2086
  docker stop --time 60 $old >/dev/null
  # shellcheck disable=SC2086
  docker rm $old >/dev/null
  echo "$service: exchanged"
done
