# The portal behind nginx, on port 8080: docker build --build-arg SITE_URL=https://docs.example.org -t portal .
FROM node:20-bookworm-slim AS build
WORKDIR /portal
COPY . .
ARG SITE_URL
ARG BASE_PATH
ARG ANALYTICS_DOMAIN
ARG EDIT_LINK
ARG ALGOLIA_APP_ID
ARG ALGOLIA_API_KEY
ARG ALGOLIA_INDEX_NAME
RUN npm ci --omit=dev --no-audit --no-fund && npm run build && npm run deliver -- nginx

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default \
  && sed -i 's/worker_connections .*;/worker_connections 4096;/; 1i worker_rlimit_nofile 8192;' /etc/nginx/nginx.conf \
  && ln -sf /dev/stdout /var/log/nginx/access.log \
  && ln -sf /dev/stderr /var/log/nginx/error.log
COPY --from=build /portal/delivery/nginx/portal.conf /etc/nginx/conf.d/portal.conf
COPY --from=build /portal/delivery/nginx/site /srv/portal
EXPOSE 8080
CMD ["nginx", "-g", "daemon off;"]
